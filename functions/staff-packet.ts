import * as matters from '#domain/matters/api.staff.ts';
import { makePacket } from '#server/cases/make-packet.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { withoutConflict } from '#server/entry/guards.ts';

export default endpoints([matters.makePacket, makePacket, withoutConflict('matter')]);

export const config = { path: '/api/staff/matters/:id/packet' };
