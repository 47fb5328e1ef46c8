import { NavigationRow } from '../navigation/navigation-row.tsx';
import { TopBar } from '../top-bar/top-bar.tsx';
import { MainHeader } from './main-header.tsx';
import { MiniHeader } from './mini-header.tsx';

/** Links and a search form work without scripts; the script is loaded with the first interaction. */
export default function Header() {
  return (
    <>
      <header className="relative z-20 border-line border-b bg-mist">
        <TopBar />
        <MainHeader />
        <NavigationRow />
      </header>
      <MiniHeader />
    </>
  );
}
