import { readRequest } from '#domain/cases/thread.ts';
import { markStaffThreadRead } from '#server/cases/mark-thread-read.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('case')(readRequest, markStaffThreadRead) });

export const config = { path: '/api/staff/cases/:id/messages/read', method: 'POST' };
