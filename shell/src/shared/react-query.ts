// What remotes get under the name `@tanstack/react-query`; see react-router.ts beside it.
export {
  hashKey,
  keepPreviousData,
  mutationOptions,
  QueryClient,
  QueryClientContext,
  QueryClientProvider,
  queryOptions,
  skipToken,
  useIsFetching,
  useMutation,
  useQuery,
  useQueryClient,
} from 'whole-react-query';
