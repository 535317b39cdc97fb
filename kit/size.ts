/** How large somebody wants type and counters to be: a factor that is the same for all boards. */
import { type Accessor, createContext, useContext } from 'solid-js';

export const SizeContext = createContext<Accessor<number>>(() => 1);

export const useSize = (): Accessor<number> => useContext(SizeContext);
