/** Entry point of the shared worker, which loads the bots and reviewers of all games on demand. */
import { serveGames } from './botService'

serveGames()
