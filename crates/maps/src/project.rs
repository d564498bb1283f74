//! The projection from longitude and latitude to a plane: x to the right, y down.

use crate::drawing::Projection;

/// An equidistant conic projection that is fitted to the latitudes shown, or a cylindrical
/// projection near the equator. A flat map is not projected.
pub(crate) struct Plane {
    center: f64,
    cone: Option<Cone>,
    squeeze: f64,
}

struct Cone {
    factor: f64,
    apex: f64,
    middle: f64,
}

impl Plane {
    /// Creates a projection that is fitted to these points.
    pub fn new(projection: Projection, spots: &[[f64; 2]]) -> Plane {
        let range = |axis: usize| {
            let values = spots.iter().map(|spot| spot[axis]);
            let low = values.clone().fold(f64::INFINITY, f64::min);
            (low, values.fold(f64::NEG_INFINITY, f64::max))
        };
        let (west, east) = range(0);
        let (south, north) = range(1);
        let plain = |squeeze| Plane { center: (west + east) / 2.0, cone: None, squeeze };
        if projection == Projection::Flat {
            return plain(1.0);
        }
        let sixth = (north - south) / 6.0;
        let [low, high] = [south + sixth, north - sixth].map(f64::to_radians);
        let factor = if high - low > 1e-6 { (low.cos() - high.cos()) / (high - low) } else { low.sin() };
        if factor.abs() < 0.05 {
            return plain(((low + high) / 2.0).cos());
        }
        Plane { cone: Some(Cone { factor, apex: low.cos() / factor + low, middle: (low + high) / 2.0 }), ..plain(1.0) }
    }

    /// Projects a longitude and latitude onto the plane.
    pub fn place(&self, [lon, lat]: [f64; 2]) -> [f64; 2] {
        let Some(cone) = &self.cone else {
            return [(lon - self.center) * self.squeeze, -lat];
        };
        let radius = cone.apex - lat.to_radians();
        let turn = cone.factor * (lon - self.center).to_radians();
        [radius * turn.sin(), radius * turn.cos() - (cone.apex - cone.middle)]
    }
}
