import {
  countyFileRequest,
  importCountiesRequest,
  readCountyRequest,
  removeCountyValueRequest,
  saveCountyValueRequest,
} from '#domain/counties/county-requests.ts';
import { listRequest } from '#domain/workplace/lists.ts';
import {
  countyFile,
  readCounty,
  removeCountyValue,
  saveCountyValue,
  searchCounties,
} from '#server/counties/county-values.ts';
import { importCountyFile, previewCountyFile } from '#server/counties/import-counties.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { routes } from '#server/entry/routes.ts';
import { done } from '#server/http/reply.ts';

export default routes({
  '/api/staff/counties/search': endpoint({ POST: staff(listRequest, searchCounties) }),
  '/api/staff/counties/read': endpoint({ POST: staff(readCountyRequest, readCounty) }),
  '/api/staff/counties/save': endpoint({ POST: staff(saveCountyValueRequest, saveCountyValue) }),
  '/api/staff/counties/remove': endpoint({
    POST: staff(removeCountyValueRequest, removeCountyValue, { answer: done }),
  }),
  '/api/staff/county-file': endpoint({ GET: staff.reads(countyFile) }),
  '/api/staff/county-file/preview': endpoint({ POST: staff(countyFileRequest, previewCountyFile) }),
  '/api/staff/county-file/save': endpoint({ POST: staff(importCountiesRequest, importCountyFile) }),
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
