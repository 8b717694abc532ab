import { notifyManager, type UseMutationResult } from '@tanstack/react-query';

type Mutation<Variables> = Pick<UseMutationResult<unknown, unknown, Variables>, 'error' | 'isPending' | 'mutateAsync'>;

/** A mutation as a form takes it: `<Form {...mutationForm(save, toRequest)} …>`. The mutation holds what became of the save. */
export function mutationForm<Values, Variables>(
  { error, isPending, mutateAsync }: Mutation<Variables>,
  toVariables: (values: Values) => Variables,
) {
  return {
    busy: isPending,
    failure: error,
    // A mutation tells of itself a moment later: the form is busy from the press of the button on, and until then. In between,
    // the failure of the last try would be seen again.
    onSubmit: async (values: Values): Promise<void> => {
      await mutateAsync(toVariables(values)).catch(isTold);
      await new Promise<void>((resolve) => notifyManager.schedule(resolve));
    },
  };
}

/** As `failure`. */
function isTold(): void {}
