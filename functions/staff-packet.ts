import * as matters from '#domain/matters/api.staff.ts';
import { makePacket } from '#server/cases/make-packet.ts';
import { filingFilesOfMatter } from '#server/cases/send-filing-files.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { withoutConflict } from '#server/entry/guards.ts';

export default endpoints(
  [matters.makePacket, makePacket, withoutConflict('matter')],
  [matters.filingFiles, filingFilesOfMatter, withoutConflict('matter')],
);

export const config = { path: ['/api/staff/matters/:id/packet', '/api/staff/matters/:id/e-filing'] };
