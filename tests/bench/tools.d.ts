/**
 * What the benches use of the packages in this folder's own package.json, which are installed by
 * the first `npm run bench`: so that the type check needs none of them.
 */

declare module 'autocannon' {
  interface Options {
    url: string;
    headers?: Record<string, string>;
    method?: 'POST';
    body?: string;
    connections: number;
    /** Seconds. */
    duration: number;
  }
  interface Result {
    non2xx: number;
    errors: number;
    timeouts: number;
    requests: { average: number };
  }
  export default function autocannon(options: Options): Promise<Result>;
}

declare module 'lighthouse' {
  interface Category {
    /** 0 to 1; null where the audit failed. */
    score: number | null;
    auditRefs: { id: string; weight: number }[];
  }
  interface Result {
    categories: Record<string, Category>;
    audits: Record<string, { score: number | null; displayValue?: string }>;
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: 'silent'; onlyCategories: string[] },
  ): Promise<{ lhr: Result } | undefined>;
}

declare module 'selfsigned' {
  interface Attribute {
    name: string;
    value: string;
  }
  function generate(attributes: Attribute[]): Promise<{ private: string; cert: string }>;
  const selfsigned: { generate: typeof generate };
  export default selfsigned;
}
