export {
  type SequenceOptions as Options,
  sequenceOptions as options,
} from '../shared/sequence/options'
