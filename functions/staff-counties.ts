import * as counties from '#domain/counties/api.staff.ts';
import {
  countyFile,
  readCounty,
  removeCountyValue,
  saveCountyValue,
  searchCounties,
} from '#server/counties/county-values.ts';
import { importCountyFile, previewCountyFile } from '#server/counties/import-counties.ts';
import { endpoints } from '#server/entry/endpoints.ts';

export default endpoints(
  [counties.search, searchCounties],
  [counties.read, readCounty],
  [counties.save, saveCountyValue],
  [counties.remove, removeCountyValue],
  [counties.file, countyFile],
  [counties.previewFile, previewCountyFile],
  [counties.importFile, importCountyFile],
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
