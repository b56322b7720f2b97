import * as uploads from '#domain/uploads/api.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { checkUpload } from '#server/uploads/check-upload.ts';
import { forgetUpload } from '#server/uploads/forget-upload.ts';
import { requestUpload } from '#server/uploads/request-upload.ts';

export default endpoints(
  [uploads.request, requestUpload],
  [uploads.forget, forgetUpload],
  [uploads.check, checkUpload],
);

export const config = {
  path: ['/api/uploads', '/api/uploads/check'],
};
