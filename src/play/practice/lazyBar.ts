import { lazyComponent } from '../../ui/loading/lazyComponent'

export const PracticeBar = lazyComponent(() => import('./PracticeBar'))
