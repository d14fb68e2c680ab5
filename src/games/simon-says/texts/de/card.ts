import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Simon Says',
  description: 'Hinsehen, zuhören, nachmachen',
  otherNames: ['senso', 'simon sagt', 'nachmachen', 'folge wiederholen'],
}
