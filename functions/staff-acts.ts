import * as workplace from '#domain/workplace/api.staff.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { undoAct } from '#server/writes/undo-act.ts';

export default endpoints([workplace.undo, undoAct]);

export const config = { path: '/api/staff/acts/:id/undo' };
