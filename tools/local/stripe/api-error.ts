export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  [field: string]: unknown;
}

/** A refusal as Stripe words it: the answer's status and the `error` object of its body. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly body: ErrorBody;
  /** Stripe stores no answer under an idempotency key when it refuses the parameters before anything ran. */
  readonly keep: boolean;

  constructor(status: number, body: ErrorBody, keep = true) {
    super(body.message);
    this.status = status;
    this.body = body;
    this.keep = keep;
  }
}

/** 400 for a parameter that is missing, unknown or not understood. */
export function badParameter(code: string | undefined, param: string, message: string): ApiError {
  return new ApiError(
    400,
    { type: 'invalid_request_error', message, param, ...(code === undefined ? {} : { code }) },
    false,
  );
}

export function missingParameter(param: string): ApiError {
  return badParameter('parameter_missing', param, `Missing required param: ${param}.`);
}

/** 404 for a path id, 400 for an id given as parameter, as Stripe does. */
export function noSuch(kind: string, id: string, param = 'id'): ApiError {
  return new ApiError(param === 'id' || param === 'intent' || param === 'session' ? 404 : 400, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

/** 400 for an action the object's state does not allow. */
export function wrongState(code: string, message: string, more: Record<string, unknown> = {}): ApiError {
  return new ApiError(400, { type: 'invalid_request_error', code, message, ...more });
}
