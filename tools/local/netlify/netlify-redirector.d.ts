declare module 'netlify-redirector' {
  export interface RedirectMatch {
    to: string;
    status: number;
    force: boolean;
    force404?: boolean;
  }
  export interface RedirectRequest {
    scheme: string;
    host: string;
    path: string;
    query: string;
    headers: Record<string, string>;
    cookieValues: Record<string, string>;
    getHeader(name: string): string;
    getCookie(name: string): string;
  }
  export interface RedirectMatcher {
    match(request: RedirectRequest): RedirectMatch | null;
  }
  const redirector: {
    parseJSON(
      rules: string,
      options: { jwtSecret?: string; jwtRoleClaim?: string },
    ): Promise<RedirectMatcher>;
  };
  export default redirector;
}
