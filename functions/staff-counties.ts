import * as counties from '#domain/counties/api.staff.ts';
import {
  countyFile,
  readCounty,
  removeCountyValue,
  saveCountyValue,
  searchCounties,
} from '#server/counties/county-values.ts';
import { importCountyFile, previewCountyFile } from '#server/counties/import-counties.ts';
import { done } from '#server/http/reply.ts';
import { reads, runs } from '#server/entry/by-position.ts';
import { endpoints } from '#server/entry/endpoints.ts';

export default endpoints(
  [counties.search, runs(searchCounties)],
  [counties.read, runs(readCounty)],
  [counties.save, runs(saveCountyValue)],
  [counties.remove, runs(removeCountyValue, { respond: done })],
  [counties.file, reads(countyFile)],
  [counties.previewFile, runs(previewCountyFile)],
  [counties.importFile, runs(importCountyFile)],
);

export const config = {
  path: [
    '/api/staff/counties/search',
    '/api/staff/counties/read',
    '/api/staff/counties/save',
    '/api/staff/counties/remove',
    '/api/staff/county-file',
    '/api/staff/county-file/preview',
    '/api/staff/county-file/save',
  ],
};
