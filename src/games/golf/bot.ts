import { runBot } from '../shared/patience/runBot'
import { rules, SHAPE } from './rules'

export const bot = runBot(SHAPE, rules)
