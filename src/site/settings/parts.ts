/**
 * The parts of the settings that load after the page: data, bindings, and the previews' sounds and pictures.
 */
export { ControlList } from './bindings/ControlList'
export { DeletePart } from './data/DeletePart'
export { ExportPart } from './data/ExportPart'
export { ImportPart } from './data/ImportPart'
export { OfflinePart } from './data/OfflinePart'
export { RecordsPart } from './data/RecordsPart'
export { UnreadablePart } from './data/UnreadablePart'
export { ProfilesPart } from './profiles/ProfilesPart'
export { hear } from './try/hear'
export { paintPalette } from './try/paintPalette'
