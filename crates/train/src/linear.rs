//! Symmetric linear equations with one unknown per card of a set, solved by Cholesky's method.

/// A square symmetric matrix, stored whole, row by row.
#[derive(Debug, Clone)]
pub(crate) struct Matrix {
    size: usize,
    values: Vec<f64>,
}

impl Matrix {
    /// Returns a zero matrix.
    pub(crate) fn zero(size: usize) -> Matrix {
        Matrix { size, values: vec![0.0; size * size] }
    }

    /// Adds to the value at a row and column of the lower half.
    pub(crate) fn add(&mut self, row: usize, column: usize, value: f64) {
        let (row, column) = (row.max(column), row.min(column));
        self.values[row * self.size + column] += value;
    }

    /// Replaces the lower half by its Cholesky factor. The matrix must be positive definite, as it is once every
    /// diagonal entry has a prior added.
    pub(crate) fn factor(mut self) -> Factor {
        for row in 0..self.size {
            for column in 0..=row {
                let (above, below) = (column * self.size, row * self.size);
                let dot: f64 = (0..column).map(|at| self.values[below + at] * self.values[above + at]).sum();
                let rest = self.values[below + column] - dot;
                self.values[below + column] =
                    if row == column { rest.max(1e-12).sqrt() } else { rest / self.values[above + column] };
            }
        }
        Factor(self)
    }
}

/// The Cholesky factor, for solving equations.
#[derive(Debug, Clone)]
pub(crate) struct Factor(Matrix);

impl Factor {
    /// Returns the solution for this right-hand side.
    pub(crate) fn solve(&self, right: &[f64]) -> Vec<f64> {
        let Matrix { size, values } = &self.0;
        let mut solution = right.to_vec();
        for row in 0..*size {
            let dot: f64 = (0..row).map(|at| values[row * size + at] * solution[at]).sum();
            solution[row] = (solution[row] - dot) / values[row * size + row];
        }
        for row in (0..*size).rev() {
            let dot: f64 = (row + 1..*size).map(|at| values[at * size + row] * solution[at]).sum();
            solution[row] = (solution[row] - dot) / values[row * size + row];
        }
        solution
    }

    /// Returns the diagonal of the inverse.
    pub(crate) fn inverse_diagonal(&self) -> Vec<f64> {
        let size = self.0.size;
        let unit = |at: usize| {
            let mut unit = vec![0.0; size];
            unit[at] = 1.0;
            unit
        };
        (0..size).map(|at| self.solve(&unit(at))[at]).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn linear_equations_are_solved() {
        // 4x + 2y = 10, 2x + 3y = 11: x = 1, y = 3; the inverse is (3, -2; -2, 4) / 8.
        let mut matrix = Matrix::zero(2);
        for (row, column, value) in [(0, 0, 4.0), (0, 1, 2.0), (1, 1, 3.0)] {
            matrix.add(row, column, value);
        }
        let factor = matrix.factor();
        let near = |found: Vec<f64>, wanted: [f64; 2]| {
            assert!(found.iter().zip(wanted).all(|(one, other)| (one - other).abs() < 1e-9), "{found:?}");
        };
        near(factor.solve(&[10.0, 11.0]), [1.0, 3.0]);
        near(factor.inverse_diagonal(), [0.375, 0.5]);
    }
}
