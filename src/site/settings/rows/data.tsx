/** Owns the settings of data: what is kept in this browser, as a file, record by record, offline, and deleted. */
import { DeletePart } from '../DeletePart'
import { ExportPart } from '../ExportPart'
import { ImportPart } from '../ImportPart'
import { OfflinePart } from '../OfflinePart'
import { ProfilesPart } from '../ProfilesPart'
import { PutAsidePart } from '../PutAsidePart'
import { RecordsPart } from '../RecordsPart'
import type { SettingsRow } from '../row'

export const PROFILES: SettingsRow = {
  id: 'profiles',
  group: 'data',
  title: 'Profiles',
  about: 'save name share link file settings all',
  own: true,
  Part: ProfilesPart,
}

export const EXPORT: SettingsRow = {
  id: 'export',
  group: 'data',
  title: 'Export',
  about: 'save backup file download data',
  own: true,
  Part: ExportPart,
}

export const IMPORT: SettingsRow = {
  id: 'import',
  group: 'data',
  title: 'Import',
  about: 'load restore backup file data',
  own: true,
  Part: ImportPart,
}

export const RECORDS: SettingsRow = {
  id: 'best-results',
  group: 'data',
  title: 'Best results',
  about: 'records reset forget high score',
  own: true,
  Part: ({ game }) => <RecordsPart open={game?.id} />,
}

export const OFFLINE: SettingsRow = {
  id: 'offline',
  group: 'data',
  title: 'Offline',
  about: 'network copy install',
  own: true,
  Part: OfflinePart,
}

export const PUT_ASIDE: SettingsRow = {
  id: 'put-aside',
  group: 'data',
  title: 'Put aside',
  about: 'unreadable damaged lost data',
  own: true,
  Part: PutAsidePart,
}

export const DELETE: SettingsRow = {
  id: 'delete',
  group: 'data',
  title: 'Delete all data',
  about: 'remove erase clear reset everything',
  own: true,
  Part: DeletePart,
}
