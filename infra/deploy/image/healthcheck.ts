// Whether the process in this container lives, for engines that ask by a command: /healthz, at the port
// that is for such questions where it has one.
const port = process.env['READINESS_PORT'] ?? process.env['PORT'] ?? '8080';
const answer = await fetch(`http://127.0.0.1:${port}/healthz`, {
  signal: AbortSignal.timeout(2_000),
});
process.exitCode = answer.ok ? 0 : 1;
