import type { ApiResult } from './api.ts';

/** For react-query's queryFn: the data, or the ApiError thrown. */
export function unwrap<Data>(result: ApiResult<Data>): Data {
  if (result.ok) return result.data;
  throw result.error;
}
