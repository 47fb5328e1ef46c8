import { Outlet } from 'react-router';
import { MallFrame } from './mall-frame.tsx';

export default function MainLayout() {
  return (
    <MallFrame>
      <Outlet />
    </MallFrame>
  );
}
