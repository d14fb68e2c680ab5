export { describeRun as describeMove } from '../shared/patience/run'
