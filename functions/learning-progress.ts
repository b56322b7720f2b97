import { progressRequest } from '#domain/learning/requests.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { progress } from '#server/learning/read-progress.ts';
import { saveProgress } from '#server/learning/save-progress.ts';

export default endpoint({
  GET: signedIn.reads(progress),
  POST: signedIn.counting('learningProgress')(progressRequest, saveProgress),
});

export const config = { path: '/api/learning/progress', method: ['GET', 'POST'] };
