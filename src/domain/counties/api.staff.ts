// The calls of staff about what we know of the courts of a county.
import { command, query, typed } from '../api-call.ts';
import { listRequest, type ListPage } from '../workplace/lists.ts';
import type { CountyPreview } from './compare-file.ts';
import {
  countyFileRequest,
  importCountiesRequest,
  readCountyRequest,
  type CountyInList,
  type StaffCounty,
} from './county-requests.ts';
import { removeCountyValueRequest, saveCountyValueRequest } from './county-requests.ts';
import type { StaffCourtValue } from './county-requests.ts';

export const search = /*#__PURE__*/ query('POST /api/staff/counties/search', {
  who: 'staff',
  input: listRequest,
  answer: typed<ListPage<CountyInList>>(),
});

export const read = /*#__PURE__*/ query('POST /api/staff/counties/read', {
  who: 'staff',
  input: readCountyRequest,
  answer: typed<StaffCounty>(),
});

/** All of it as one table. */
export const file = /*#__PURE__*/ query('GET /api/staff/county-file', {
  who: 'staff',
  answer: typed<{ readonly csv: string }>(),
});

export const previewFile = /*#__PURE__*/ query('POST /api/staff/county-file/preview', {
  who: 'staff',
  input: countyFileRequest,
  answer: typed<CountyPreview>(),
});

export const importFile = /*#__PURE__*/ command('POST /api/staff/county-file/save', {
  who: 'staff',
  input: importCountiesRequest,
  answer: typed<{ readonly saved: number }>(),
});

export const save = /*#__PURE__*/ command('POST /api/staff/counties/save', {
  who: 'staff',
  input: saveCountyValueRequest,
  answer: typed<StaffCourtValue>(),
});

export const remove = /*#__PURE__*/ command('POST /api/staff/counties/remove', {
  who: 'staff',
  input: removeCountyValueRequest,
});
