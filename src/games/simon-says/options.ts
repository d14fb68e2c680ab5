export {
  type SequenceOptions as Options,
  sequenceOptions as options,
} from '../../engine/core/sequence/options'
