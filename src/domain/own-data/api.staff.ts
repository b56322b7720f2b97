// The calls of staff about requests to erase data.
import { command, query, typed } from '../api-call.ts';
import type { ListPage } from '../workplace/lists.ts';
import { dataRequestsRequest, noteRequest, type DataRequest, type DataRequestDetail } from './requests.ts';
import { declineRequest, eraseRequest } from './requests.ts';
import type { ErasedCounts } from './requests.ts';

export const search = /*#__PURE__*/ query('POST /api/staff/data-requests/search', {
  who: 'erase',
  input: dataRequestsRequest,
  answer: typed<ListPage<DataRequest>>(),
});

export const read = /*#__PURE__*/ query('GET /api/staff/data-requests/:id', {
  who: 'erase',
  answer: typed<DataRequestDetail>(),
});

/** The request of somebody who wrote or called. */
export const note = /*#__PURE__*/ command('POST /api/staff/data-requests', {
  who: 'staff',
  input: noteRequest,
  answer: typed<{ readonly id: string; readonly created: boolean }>(),
});

export const decline = /*#__PURE__*/ command('POST /api/staff/data-requests/:id/decline', {
  who: 'erase',
  input: declineRequest,
});

export const erase = /*#__PURE__*/ command('POST /api/staff/data-requests/:id/erase', {
  who: 'erase',
  input: eraseRequest,
  answer: typed<{ readonly removed: ErasedCounts }>(),
});
