const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);

// https://www.postgresql.org/docs/current/errcodes-appendix.html: connection
// exceptions (08), too many connections, disk full, shut-down and start-up.
const DATABASE = /^(08...|53100|53300|57P0[1-3])$/;

/** Whether the database could not be reached, as opposed to having refused a query. */
export function isDatabaseDown(error: Error & { code?: string }): boolean {
  if (error.name === 'KnexTimeoutError' || error.name === 'AggregateError') return true;
  if (/^(Connection terminated|timeout expired|Client has encountered)/.test(error.message)) {
    return true;
  }
  return error.code !== undefined && (NETWORK.has(error.code) || DATABASE.test(error.code));
}
