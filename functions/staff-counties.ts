import * as counties from '#domain/counties/api.staff.ts';
import { removeCountyValueRequest, saveCountyValueRequest } from '#domain/counties/county-requests.ts';
import {
  countyFile,
  readCounty,
  removeCountyValue,
  saveCountyValue,
  searchCounties,
} from '#server/counties/county-values.ts';
import { importCountyFile, previewCountyFile } from '#server/counties/import-counties.ts';
import { reads, runs } from '#server/entry/by-position.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { handlerOfCall } from '#server/entry/endpoints.ts';
import { routes } from '#server/entry/routes.ts';
import { done } from '#server/http/reply.ts';

export default routes({
  '/api/staff/counties/search': endpoint({ POST: handlerOfCall(counties.search, runs(searchCounties)) }),
  '/api/staff/counties/read': endpoint({ POST: handlerOfCall(counties.read, runs(readCounty)) }),
  '/api/staff/counties/save': endpoint({ POST: staff(saveCountyValueRequest, saveCountyValue) }),
  '/api/staff/counties/remove': endpoint({
    POST: staff(removeCountyValueRequest, removeCountyValue, { answer: done }),
  }),
  '/api/staff/county-file': endpoint({ GET: handlerOfCall(counties.file, reads(countyFile)) }),
  '/api/staff/county-file/preview': endpoint({
    POST: handlerOfCall(counties.previewFile, runs(previewCountyFile)),
  }),
  '/api/staff/county-file/save': endpoint({
    POST: handlerOfCall(counties.importFile, runs(importCountyFile)),
  }),
});

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
