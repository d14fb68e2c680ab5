/** The data settings: profiles, export and import, records, offline copy, deletion. */
import type { ComponentType } from 'react'
import { type Parts, useParts } from '../lazyParts'
import type { RowProps, SettingsRow } from '../row'

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
  title: 'Profiles',
  about: 'save name share link file settings all',
  ...late(({ ProfilesPart }) => ProfilesPart),
}

export const EXPORT: SettingsRow = {
  id: 'export',
  group: 'data',
  title: 'Export',
  about: 'save backup file download data',
  ...late(({ ExportPart }) => ExportPart),
}

export const IMPORT: SettingsRow = {
  id: 'import',
  group: 'data',
  title: 'Import',
  about: 'load restore backup file data',
  ...late(({ ImportPart }) => ImportPart),
}

export const RECORDS: SettingsRow = {
  id: 'best-results',
  group: 'data',
  title: 'Best results',
  about: 'records reset forget high score',
  ...late(({ RecordsPart }) => RecordsPart),
}

export const OFFLINE: SettingsRow = {
  id: 'offline',
  group: 'data',
  title: 'Offline',
  about: 'network copy install',
  ...late(({ OfflinePart }) => OfflinePart),
}

export const UNREADABLE: SettingsRow = {
  id: 'put-aside',
  group: 'data',
  title: 'Put aside',
  about: 'unreadable damaged lost data',
  ...late(({ UnreadablePart }) => UnreadablePart),
}

export const DELETE: SettingsRow = {
  id: 'delete',
  group: 'data',
  title: 'Delete all data',
  about: 'remove erase clear reset everything',
  ...late(({ DeletePart }) => DeletePart),
}
