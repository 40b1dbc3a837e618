import type { Configuration } from 'webpack-dev-server';

/**
 * Serves one slice with hot reload to the page of the gateway, which is another
 * origin: hence the CORS header. No overlay, whose inline styles the page's
 * content security policy refuses.
 */
export function devServer(port: number): Configuration {
  return {
    host: 'localhost',
    port,
    hot: true,
    allowedHosts: ['localhost'],
    headers: { 'Access-Control-Allow-Origin': '*' },
    client: { overlay: false, webSocketURL: `ws://localhost:${port}/ws` },
  };
}
