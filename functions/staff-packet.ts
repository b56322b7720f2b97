import { packetRequest } from '#domain/papers/make-request.ts';
import { makePacket } from '#server/cases/make-packet.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.reads.of('matter')(packetRequest, makePacket) });

export const config = { path: '/api/staff/matters/:id/packet' };
