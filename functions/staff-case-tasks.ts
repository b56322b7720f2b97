import { taskRequest } from '#domain/cases/work-requests.ts';
import { saveTask } from '#server/cases/save-task.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('case')(taskRequest, saveTask) });

export const config = { path: '/api/staff/cases/:id/tasks', method: 'POST' };
