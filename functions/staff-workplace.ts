import * as workplace from '#domain/workplace/api.staff.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { readFigures } from '#server/workplace/read-figures.ts';
import { undoAct } from '#server/writes/undo-act.ts';

export default endpoints([workplace.undo, undoAct], [workplace.figures, readFigures]);

export const config = { path: ['/api/staff/acts/:id/undo', '/api/staff/figures/search'] };
