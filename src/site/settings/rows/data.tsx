/** The data settings: profiles, export and import, records, offline copy, deletion. */
import type { ComponentType } from 'react'
import { settingsTexts } from '../../texts/settings'
import { type Parts, useParts } from '../lazyParts'
import type { RowProps, SettingsRow } from '../row'

const texts = settingsTexts.data

/** A row that is shown once its part is loaded. */
const row = (
  id: string,
  { name, keywords }: typeof texts.move,
  choose: (parts: Parts) => ComponentType<RowProps>,
): SettingsRow => ({
  id,
  group: 'data',
  title: name,
  keywords,
  late: true,
  Part(props) {
    const parts = useParts()
    const Own = parts && parts !== 'failed' && choose(parts)
    return Own && <Own {...props} />
  },
})

export const PROFILES = row('profiles', texts.profiles, ({ ProfilesPart }) => ProfilesPart)
export const EXPORT = row('export', texts.export, ({ ExportPart }) => ExportPart)
export const IMPORT = row('import', texts.import, ({ ImportPart }) => ImportPart)
export const MOVE = row('move', texts.move, ({ MovePart }) => MovePart)
export const RECORDS = row('best-results', texts.records, ({ RecordsPart }) => RecordsPart)
export const OFFLINE = row('offline', texts.offline, ({ OfflinePart }) => OfflinePart)
export const UNREADABLE = row('put-aside', texts.unreadable, ({ UnreadablePart }) => UnreadablePart)
export const DELETE = row('delete', texts.delete, ({ DeletePart }) => DeletePart)
