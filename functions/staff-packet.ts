import { packetRequest } from '#domain/papers/make-request.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { makePacket } from '#server/cases/make-packet.ts';

export default endpoint({ POST: staff.reads.of('matter')(packetRequest, makePacket) });

export const config = { path: '/api/staff/matters/:id/packet' };
