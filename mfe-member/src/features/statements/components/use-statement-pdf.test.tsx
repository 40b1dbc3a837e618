import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { StrictMode, type ReactNode } from 'react';
import { useStatementPdf } from './use-statement-pdf.ts';

const server = mockApi();
let asked: string[];

beforeEach(() => {
  asked = [];
  URL.createObjectURL = () => 'blob:statement';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  server.use(
    http.get('http://localhost/api/v1/statements/:id', ({ params }) => {
      asked.push(String(params['id']));
      return new HttpResponse('%PDF-1.7');
    }),
  );
});
afterEach(() => void jest.restoreAllMocks());

// Each effect runs twice in it, as in development.
const wrapper = ({ children }: { children: ReactNode }) => (
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
  </StrictMode>
);

describe('useStatementPdf', () => {
  it('downloads once when all is loaded, however often effects run, and once for the next one', async () => {
    const { rerender } = renderHook(
      ({ id, isLoaded }: { id: string; isLoaded: boolean }) => useStatementPdf(id, isLoaded),
      { wrapper, initialProps: { id: 'one', isLoaded: false } },
    );
    expect(asked).toEqual([]);
    rerender({ id: 'one', isLoaded: true });
    await waitFor(() => expect(asked).toEqual(['one']));
    rerender({ id: 'one', isLoaded: true });
    rerender({ id: 'two', isLoaded: true });
    await waitFor(() => expect(asked).toEqual(['one', 'two']));
  });

  it('downloads once where all is loaded from the beginning', async () => {
    renderHook(() => useStatementPdf('one', true), { wrapper });
    await waitFor(() => expect(HTMLAnchorElement.prototype.click).toHaveBeenCalled());
    expect(asked).toEqual(['one']);
  });
});
