/** The data settings: profiles, export and import, records, offline copy, deletion. */
import type { ComponentType } from 'react'
import { settingsTexts } from '../../texts/settings'
import { type Parts, useParts } from '../lazyParts'
import type { RowProps, SettingsRow } from '../row'

const texts = settingsTexts.data

/** A row that is shown once its part is loaded. */
function late(choose: (parts: Parts) => ComponentType<RowProps>): Pick<SettingsRow, 'Part' | 'late'> {
  return {
    late: true,
    Part(props) {
      const parts = useParts()
      const Own = parts && parts !== 'failed' && choose(parts)
      return Own && <Own {...props} />
    },
  }
}

export const PROFILES: SettingsRow = {
  id: 'profiles',
  group: 'data',
  title: texts.profiles.name,
  keywords: texts.profiles.keywords,
  ...late(({ ProfilesPart }) => ProfilesPart),
}

export const EXPORT: SettingsRow = {
  id: 'export',
  group: 'data',
  title: texts.export.name,
  keywords: texts.export.keywords,
  ...late(({ ExportPart }) => ExportPart),
}

export const IMPORT: SettingsRow = {
  id: 'import',
  group: 'data',
  title: texts.import.name,
  keywords: texts.import.keywords,
  ...late(({ ImportPart }) => ImportPart),
}

export const MOVE: SettingsRow = {
  id: 'move',
  group: 'data',
  title: texts.move.name,
  keywords: texts.move.keywords,
  ...late(({ MovePart }) => MovePart),
}

export const RECORDS: SettingsRow = {
  id: 'best-results',
  group: 'data',
  title: texts.records.name,
  keywords: texts.records.keywords,
  ...late(({ RecordsPart }) => RecordsPart),
}

export const OFFLINE: SettingsRow = {
  id: 'offline',
  group: 'data',
  title: texts.offline.name,
  keywords: texts.offline.keywords,
  ...late(({ OfflinePart }) => OfflinePart),
}

export const UNREADABLE: SettingsRow = {
  id: 'put-aside',
  group: 'data',
  title: texts.unreadable.name,
  keywords: texts.unreadable.keywords,
  ...late(({ UnreadablePart }) => UnreadablePart),
}

export const DELETE: SettingsRow = {
  id: 'delete',
  group: 'data',
  title: texts.delete.name,
  keywords: texts.delete.keywords,
  ...late(({ DeletePart }) => DeletePart),
}
