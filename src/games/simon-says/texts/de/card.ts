import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Simon Says',
  description: 'Schau hin, hör zu und wiederhole die Folge',
  otherNames: ['senso', 'simon sagt', 'nachmachen', 'folge wiederholen'],
}
