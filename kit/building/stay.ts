/** A builder stands in the form of the page that sets a game up, which Enter in a field would send off. */
export const stay = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
};
